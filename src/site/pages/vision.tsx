import { visionCopy } from '#site/copy/vision.ts';
import { Horizon, lazyPart, LazyFooter } from '#site/shared/lazy-part.tsx';
import { ReadingProgress } from '#site/vision/reading-progress.tsx';
import { SiteHeader } from '#site/shared/site-header.tsx';
import { publicMeta } from '#platform/web/page/meta.ts';

const { back, hero, signIn } = visionCopy;
const Rest = lazyPart(() => import('#site/vision/vision-rest.tsx'), <div className="min-h-dvh" />);

export const meta = () => publicMeta('/vision', visionCopy.meta);

export default function Vision() {
  return (
    <>
      <SiteHeader nav={[{ label: back, to: '/' }]} signIn={{ to: '/auth', label: signIn }} />
      <main id="main">
        <ReadingProgress />
        <section id="top" className="relative isolate overflow-hidden">
          <Horizon className="h-36 md:h-60" />
          <div className="mx-auto max-w-5xl px-5 pt-16 pb-52 md:px-14 md:pt-28 md:pb-80">
            <h1 className="text-4xl md:text-5xl">{hero.title}</h1>
            <p className="mt-6 max-w-xl text-lg text-ink-soft md:text-xl">{hero.body}</p>
          </div>
        </section>
        <Rest />
      </main>
      <LazyFooter />
    </>
  );
}
