import { professionalsCopy } from '#site/copy/professionals.ts';
import { LinkButton } from '#platform/web/ui/actions/button.tsx';
import { Section, Closing } from '#site/shared/sections.tsx';
import { SampleJobs } from './sample-jobs.tsx';
import { WhyChoose } from './why-choose.tsx';

const { closing, planned } = professionalsCopy;

/** The page for professionals below its hero. */
export default function ProfessionalsRest() {
  return (
    <>
      <SampleJobs />
      <WhyChoose />
      <Section title={planned.title} intro={planned.body} isSplit ground="night">
        <ul className="grid gap-6 sm:grid-cols-2">
          {planned.items.map((item) => (
            <li key={item} className="border-t border-line-strong pt-5 font-display text-xl">
              {item}
            </li>
          ))}
        </ul>
      </Section>
      <Closing title={closing.title} body={closing.body}>
        <LinkButton to="/candidate-signup" size="lg">
          {closing.action}
        </LinkButton>
      </Closing>
    </>
  );
}
