import { visionCopy } from '#site/copy/vision.ts';
import { LinkButton } from '#platform/web/ui/actions/button.tsx';
import { Points, Soon } from '#site/shared/sections.tsx';

const { features, featuresTitle, join, soon, statement, trust } = visionCopy;
const INNER = 'mx-auto max-w-5xl px-5 md:px-14';
const AIR = 'py-16 md:py-28';

/** The vision page below its hero. */
export default function VisionRest() {
  return (
    <>
      <section id="statement" className="border-b border-line bg-surface">
        <div className={`${INNER} ${AIR}`}>
          <p className="border-l-4 border-wheat-500 pl-6 font-display text-2xl md:pl-10 md:text-3xl">{statement}</p>
        </div>
      </section>
      <section id="features" className={`${INNER} ${AIR}`}>
        <h2 className="mb-10 text-2xl md:text-3xl">{featuresTitle}</h2>
        <Points
          items={features.map(({ title, body, isSoon }) => [
            <>
              {title}
              {isSoon && <Soon>{soon}</Soon>}
            </>,
            body,
            title,
          ])}
        />
      </section>
      <section id="trust" data-theme="dark" className="night bg-night text-ink">
        <div className={`${INNER} ${AIR}`}>
          <h2 className="text-3xl md:text-4xl">{trust.title}</h2>
          <p className="mt-5 measure text-lg text-ink-soft">{trust.body}</p>
        </div>
      </section>
      <section id="join" className={`${INNER} ${AIR}`}>
        <h2 className="text-3xl md:text-4xl">{join.title}</h2>
        <p className="mt-4 mb-8 text-lg text-ink-soft">{join.body}</p>
        <LinkButton to="/auth" data-intent="signup" size="lg">
          {join.action}
        </LinkButton>
      </section>
    </>
  );
}
