import { html } from 'hono/html';
import type { PassportFact, PublicPassport } from '#domains/profiles/contract/passport.ts';
import { day } from '#kernel/format.ts';
import type { Markup } from '../job-pages/frame.ts';
import { words } from './words.ts';

interface Around {
  until: string;
  today: string;
  /** Keys of the facts whose credential's signature was checked. */
  signed: readonly string[];
  /** The same in forms that programs read. */
  files: readonly { href: string; words: string }[];
}

/** What a link shows, fact by fact; printed, it is a document of its own. */
export const passportPage = (passport: PublicPassport, { until, today, signed, files }: Around): Markup => html`
  <div class="mx-auto max-w-3xl">
    ${
      passport.isDemo
        ? html`<p class="mb-6 rounded-card border border-warn/40 bg-warn-soft p-4 font-semibold">${words.demo}</p>`
        : ''
    }
    <p class="font-semibold text-wheat-600">${words.kicker}</p>
    <h1 class="mt-2 text-3xl md:text-4xl">${passport.name}</h1>
    ${passport.position ? html`<p class="mt-2 text-lg text-ink-soft">${passport.position}</p>` : ''}
    <p class="measure mt-4">${words.shown(until, today)}</p>
    ${
      passport.facts.length > 0
        ? html`<ul class="mt-8 grid gap-4">
            ${passport.facts.map((one) => html`<li>${fact(one, signed.includes(one.key))}</li>`)}
          </ul>`
        : html`<p class="mt-8">${words.none}</p>`
    }
    ${passport.hidden > 0 ? html`<p class="mt-6 text-ink-soft">${words.hidden(passport.hidden)}</p>` : ''}
    <p class="mt-8 text-sm text-ink-soft print:hidden">${words.print}</p>
    <ul class="text-sm print:hidden">
      ${files.map(
        (file) =>
          html`<li>
            <a href="${file.href}" class="inline-flex min-h-11 items-center text-link underline underline-offset-4"
              >${file.words}</a
            >
          </li>`,
      )}
    </ul>
  </div>
`;

const pair = (name: string, value: string): Markup => html`
  <dt class="text-ink-soft">${name}</dt>
  <dd class="font-medium break-words">${value}</dd>
`;

const fact = (one: PassportFact, isSigned: boolean): Markup =>
  html`<article class="rounded-card border border-line bg-surface p-5 break-inside-avoid">
    <h2 class="text-xl">${one.title}</h2>
    <dl class="mt-3 grid gap-x-6 gap-y-1.5 text-sm sm:grid-cols-[minmax(7rem,auto)_minmax(0,1fr)]">
      ${one.fields.map(({ name, value }) => pair(name, value))}
    </dl>
    <dl
      class="mt-4 grid gap-x-6 gap-y-1.5 border-t border-line pt-4 text-sm sm:grid-cols-[minmax(7rem,auto)_minmax(0,1fr)]"
    >
      ${pair(words.checked, one.checkedBy)} ${pair(words.source, one.source)} ${pair(words.on, day(one.checkedOn))}
      ${pair(words.until, one.validUntil ? day(one.validUntil) : words.untilNone)}
    </dl>
    <p class="mt-3 text-sm ${isSigned ? 'text-ok' : 'text-ink-soft'}">${isSigned ? words.signed : words.unsigned}</p>
  </article>`;

export const endedPage = (): Markup => html`
  <div class="mx-auto max-w-2xl">
    <h1 class="text-3xl md:text-4xl">${words.ended.title}</h1>
    <p class="mt-4 text-lg text-ink-soft">${words.ended.body}</p>
  </div>
`;
