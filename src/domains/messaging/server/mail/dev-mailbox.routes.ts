import { Hono } from 'hono';
import { html, raw } from 'hono/html';
import type { Deps } from '#platform/server/deps.ts';
import { answer, input, type AppEnv, type Routes } from '#platform/server/http/http.ts';
import { listDevEmails } from '#domains/messaging/contract/mail.ts';
import { readDevMailbox } from './dev-mailbox.ts';

const STYLE = `
  :root { color-scheme: light dark; }
  body { font: 16px/1.5 'Inter Variable', system-ui, sans-serif; max-width: 760px; margin: 0 auto; padding: 32px 16px; }
  form { display: flex; flex-wrap: wrap; gap: 8px; align-items: end; margin-bottom: 24px; }
  label { display: block; } input { font: inherit; padding: 10px 12px; min-height: 44px; min-width: 280px; box-sizing: border-box; }
  button { font: inherit; min-height: 44px; padding: 0 18px; }
  article { border-top: 1px solid #8886; padding: 12px 0; }
  summary { cursor: pointer; padding: 10px 0; min-height: 44px; } h2 { font-size: 16px; margin: 0; display: inline; }
  iframe { width: 100%; height: 640px; border: 1px solid #8886; border-radius: 10px; background: #fff; }
  .soft { opacity: .75; font-size: 14px; }
`;
const POLICY = [
  "default-src 'none'",
  // The framed letters have inline styles; scripts run neither in them nor in this page.
  "style-src 'unsafe-inline'",
  'frame-src *',
  "form-action 'self'",
  "base-uri 'none'",
  "frame-ancestors 'none'",
].join('; ');

/** Mounted only in the mode that stores mails instead of sending them. */
export const devMailboxRoutes = (deps: Deps): Routes =>
  new Hono<AppEnv>()
    .get(listDevEmails.path, input(listDevEmails), async (c) =>
      answer(c, deps, listDevEmails, await readDevMailbox(deps, c.get('input').query.to || undefined)),
    )
    .get('/dev/mailbox', async (c) => {
      const to = c.req.query('to')?.trim().toLowerCase() ?? '';
      const mails = await readDevMailbox(deps, to || undefined);
      c.header('Content-Security-Policy', POLICY);
      c.header('Cache-Control', 'no-store');
      return c.html(
        html`<!doctype html>
          <html lang="en">
            <head>
              <meta charset="utf-8" />
              <meta name="viewport" content="width=device-width, initial-scale=1" />
              <title>Development mailbox | Tallgrass</title>
              <style>
                ${raw(STYLE)}
              </style>
            </head>
            <body>
              <main>
                <h1>Development mailbox</h1>
                <p>No mail server is set, so mails are kept here instead of being sent.</p>
                <form>
                  <label
                    >Address
                    <input name="to" type="email" value="${to}" />
                  </label>
                  <button>Show</button>
                </form>
                ${mails.length === 0 ? html`<p>There are no mails${to ? ' to this address' : ''} yet.</p>` : ''}
                ${mails.map(
                  (mail, at) =>
                    html`<article>
                      <details ${at === 0 ? raw('open') : ''}>
                        <summary>
                          <h2>${mail.subject}</h2>
                          <span class="soft">to ${mail.to.join(', ')}, ${mail.sentAt}, ${mail.type}</span>
                        </summary>
                        <p>${linkOf(mail.text)}</p>
                        <iframe
                          title="${mail.subject}"
                          sandbox="allow-popups allow-top-navigation-by-user-activation"
                          srcdoc="${mail.html}"
                        ></iframe>
                      </details>
                    </article>`,
                )}
              </main>
            </body>
          </html>`,
      );
    });

/** The letter's link, repeated outside the frame so that one click follows it. */
function linkOf(text: string) {
  const [url] = /https?:\/\/\S+/.exec(text) ?? [];
  return url ? html`<a href="${url}">${url}</a>` : '';
}
