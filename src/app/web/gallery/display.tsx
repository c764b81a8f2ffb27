import { CheckList } from '#platform/web/ui/display/check-list.tsx';
import { QrCode } from '#platform/web/ui/display/qr-code.tsx';
import { RequirementList } from '#platform/web/ui/display/requirement-list.tsx';
import { RichText } from '#platform/web/ui/display/rich-text.tsx';
import { ScoreBars, ScoreRing } from '#platform/web/ui/display/score.tsx';
import { Timeline } from '#platform/web/ui/display/timeline.tsx';
import { Lists } from './display-lists.tsx';
import { Group, Row, Specimen, State } from './specimen.tsx';

const WORDS = { passed: 'Met', notPassed: 'Not met' };
const POSTING = `We care for **30 beds** with a ratio of one nurse to two patients.

- Self-scheduling
- Sign-on bonus after 90 days`;

export const Display = () => (
  <Group id="display" title="Display" intro="How facts are shown: lists, tables, scores, histories.">
    <Lists />
    <Specimen
      file="display/score.tsx"
      title="Score"
      use="The ring gives the compatibility; the bars say where it comes from, each with its reason in words."
    >
      <State name="Rings">
        <Row>
          <ScoreRing value={94} />
          <ScoreRing value={61} />
          <ScoreRing value={0} />
          <ScoreRing value={78} size={44} />
        </Row>
      </State>
      <State name="Bars">
        <ScoreBars
          title="For you"
          total={78.5}
          parts={[
            {
              feature: 'pay',
              label: 'Pay',
              points: 30,
              maxPoints: 30,
              text: 'pays $42.50 an hour, you asked for $38.00',
            },
            {
              feature: 'commute',
              label: 'Commute',
              points: 12.5,
              maxPoints: 25,
              text: '31 miles of the 40 that you drive',
            },
            { feature: 'shift', label: 'Shift', points: 0, maxPoints: 15, text: 'days only, you prefer nights' },
          ]}
        />
      </State>
    </Specimen>
    <Specimen
      file="display/check-list.tsx"
      title="Check list"
      use="Conditions, each met or not, by sign and in words for screen readers."
    >
      <CheckList
        labels={WORDS}
        items={[
          { gate: 'license', passed: true, text: 'Active license in Missouri' },
          { gate: 'distance', passed: true, text: 'Within 40 miles' },
          { gate: 'bls', passed: false, text: 'BLS certification expired on March 3, 2026' },
        ]}
      />
    </Specimen>
    <Specimen
      file="display/requirement-list.tsx"
      title="Requirement list"
      use="What a position or an employer requires, and whether the profile has it."
    >
      <RequirementList
        labels={{ ...WORDS, states: { missing: 'missing', expired: 'expired', undated: 'no expiration date' } }}
        items={[
          { id: 'license', state: 'there', by: 'position' },
          { id: 'work_history', state: 'missing', by: 'position' },
          { id: 'certification:BLS', state: 'expired', by: 'employer' },
        ]}
      />
    </Specimen>
    <Specimen file="display/timeline.tsx" title="Timeline" use="What happened, oldest first.">
      <Timeline
        entries={[
          { id: '1', title: 'Application sent', when: 'Mar 3, 2026' },
          { id: '2', title: 'Interview proposed', when: 'Mar 5, 2026', detail: 'Three times on March 9 and 10' },
          { id: '3', title: 'Interview booked', when: 'Mar 5, 2026' },
        ]}
      />
    </Specimen>
    <Specimen
      file="display/rich-text.tsx"
      title="Rich text"
      use="A job's text with bold, lists and paragraphs. All other Markdown is removed."
    >
      <RichText text={POSTING} />
    </Specimen>
    <Specimen
      file="display/qr-code.tsx"
      title="QR code"
      use="For a link to open on a phone. Black on white in both themes, as cameras need it."
    >
      <QrCode text="https://tallgrass.example/passport/sample" label="QR code of a passport link" />
    </Specimen>
  </Group>
);
