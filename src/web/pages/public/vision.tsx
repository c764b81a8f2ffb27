import { visionCopy } from '#web/copy/vision.ts';
import { Soon } from '#web/features/public/parts.tsx';
import { ReadingProgress } from '#web/features/public/reading-progress.tsx';
import { SiteHeader } from '#web/features/public/site-header.tsx';
import { publicMeta } from '#web/lib/meta.ts';
import { LinkButton } from '#web/ui/button.tsx';
import { Card } from '#web/ui/card.tsx';
import { PrairieHorizon } from '#web/ui/logo.tsx';

const { back, features, featuresTitle, hero, join, signIn, soon, statement, trust } = visionCopy;
const BAND = 'mx-auto max-w-5xl px-5 py-14 md:px-14 md:py-24';

export const meta = () => publicMeta('/vision', visionCopy.meta);

export default function Vision() {
  return (
    <>
      <SiteHeader nav={[{ label: back, to: '/' }]} signIn={{ to: '/auth', label: signIn }} />
      <main id="main">
        <ReadingProgress />
        <section id="top" className={BAND}>
          <h1 className="text-4xl md:text-5xl">{hero.title}</h1>
          <p className="mt-5 max-w-2xl text-lg text-ink-soft">{hero.body}</p>
        </section>
        <section id="statement" className={BAND}>
          <Card>
            <p className="font-display text-xl md:text-2xl">{statement}</p>
          </Card>
        </section>
        <section id="features" className={BAND}>
          <h2 className="text-2xl md:text-3xl">{featuresTitle}</h2>
          <ul className="mt-8 grid gap-5 md:grid-cols-2">
            {features.map(({ title, body, isSoon }) => (
              <li key={title}>
                <Card className="h-full">
                  <h3 className="text-lg font-semibold">
                    {title}
                    {isSoon && <Soon>{soon}</Soon>}
                  </h3>
                  <p className="mt-2 text-ink-soft">{body}</p>
                </Card>
              </li>
            ))}
          </ul>
        </section>
        <section id="trust" className="bg-prairie-50">
          <div className={BAND}>
            <h2 className="text-2xl md:text-3xl">{trust.title}</h2>
            <p className="mt-4 measure text-lg text-ink-soft">{trust.body}</p>
          </div>
        </section>
        <section id="join" className={BAND}>
          <h2 className="text-2xl md:text-3xl">{join.title}</h2>
          <p className="mt-3 mb-8 text-lg text-ink-soft">{join.body}</p>
          <LinkButton to="/auth" size="lg">
            {join.action}
          </LinkButton>
        </section>
      </main>
      <PrairieHorizon className="h-28 w-full md:h-44" />
    </>
  );
}
