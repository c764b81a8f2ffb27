import { useState } from 'react';
import { Button, LinkButton } from '#platform/web/ui/actions/button.tsx';
import { TextField } from '#platform/web/ui/forms/text-field.tsx';
import { ActionBar } from '#platform/web/ui/layout/action-bar.tsx';
import { Accordion } from '#platform/web/ui/layout/accordion.tsx';
import { CountBadge } from '#platform/web/ui/layout/count-badge.tsx';
import { Card, Section } from '#platform/web/ui/layout/card.tsx';
import { InPlace } from '#platform/web/ui/layout/in-place.tsx';
import { Stepper } from '#platform/web/ui/layout/stepper.tsx';
import { Tabs } from '#platform/web/ui/layout/tabs.tsx';
import { WaitingHeader } from '#platform/web/ui/layout/waiting-header.tsx';
import { Group, Specimen, State } from './specimen.tsx';

const QUESTIONS = [
  { id: 'cost', title: 'What does it cost me?', content: 'Nothing. Employers pay when they hire.' },
  { id: 'seen', title: 'Who sees my name?', content: 'Only an employer that you apply to.' },
  {
    id: 'long',
    title: 'How long does a review take, and what happens if a document cannot be read?',
    content: 'One or two business days. We ask you for another copy.',
  },
];

export const Layout = () => (
  <Group id="layout" title="Layout" intro="What holds the parts of a screen, and the ways through them.">
    <Specimen
      file="layout/app-shell.tsx"
      title="App shell"
      use="The frame of every signed-in screen: skip link, header, navigation, main. It fills a page, so it has one of its own."
    >
      <LinkButton to="/dev/gallery/shell" variant="secondary" size="sm" className="self-start">
        Open the app shell
      </LinkButton>
    </Specimen>
    <Specimen
      file="layout/waiting-header.tsx"
      title="Waiting header"
      use="In the place of the app shell's header while the application loads and the session is read."
    >
      <WaitingHeader />
    </Specimen>
    <Specimen
      file="layout/bottom-bar.tsx"
      title="Bottom bar"
      use="The app shell’s navigation on a phone. It stays at the bottom of the window; what floats stays above it."
    >
      <LinkButton to="/dev/gallery/shell" variant="secondary" size="sm" className="self-start">
        See the bar in the app shell
      </LinkButton>
    </Specimen>
    <Specimen
      file="layout/count-badge.tsx"
      title="Count badge"
      use="How many things wait behind an entry of the navigation. Absent at zero; the entry's description says it in words."
    >
      <State name="Some">
        <CountBadge badge={{ count: 3, label: '3 unread conversations' }} />
      </State>
      <State name="Very many">
        <CountBadge badge={{ count: 120, label: '120 unread conversations' }} />
      </State>
    </Specimen>
    <Specimen
      file="layout/action-bar.tsx"
      title="Action bar"
      use="Keeps the one next action of a long screen in view. The note says what it causes, before the tap."
    >
      <ActionBar label="Apply" note="Prairie View Hospital will see your name and credentials.">
        <Button>Apply</Button>
      </ActionBar>
    </Specimen>
    <Specimen
      file="layout/page-header.tsx"
      title="Page header"
      use="A screen's one h1, its introduction and its actions. This page begins with one; the app shell shows it in full."
    >
      <LinkButton to="/dev/gallery/shell" variant="secondary" size="sm" className="self-start">
        See it in the app shell
      </LinkButton>
    </Specimen>
    <Specimen
      file="layout/card.tsx"
      title="Card and section"
      use="A card holds one thing. A section is a titled part of a screen; `isBeside` puts its title to the left, for settings."
    >
      <Card>A card with one fact in it.</Card>
      <Section
        title="Facilities"
        hint="Where your jobs are"
        action={
          <Button size="sm" variant="secondary">
            Add facility
          </Button>
        }
      >
        <Card>Prairie View Hospital, Joplin, MO</Card>
      </Section>
    </Specimen>
    <SampleTabs />
    <SampleAccordion />
    <SampleStepper />
    <SampleInPlace />
    <Specimen
      file="layout/scroll-to-top.tsx"
      title="Scroll to top"
      use="Appears once a screen is scrolled down 300 px, above the bars and where it covers no control. Scroll this page to see it."
    >
      <p className="text-ink-soft">Rendered once, at the root of the application.</p>
    </Specimen>
  </Group>
);

function SampleTabs() {
  const [tab, setTab] = useState('open');
  const [tool, setTool] = useState('pair');
  return (
    <Specimen
      file="layout/tabs.tsx"
      title="Tabs"
      use="A few views of the same thing. Use `SearchTabs` where the choice belongs in the address. Hints say what each is for, where the labels alone do not."
    >
      <Tabs
        label="Applications"
        value={tab}
        onChange={setTab}
        tabs={[
          { id: 'open', label: 'Open (12)', content: <p>Twelve open applications.</p> },
          { id: 'interviews', label: 'Interviews', content: <p>Two interviews this week.</p> },
          { id: 'closed', label: 'Closed', content: <p>Nothing closed yet.</p> },
          { id: 'long', label: 'Waiting for the employer’s answer', content: <p>Five are waiting.</p> },
        ]}
      />
      <State name="With hints">
        <Tabs
          label="Tools"
          value={tool}
          onChange={setTool}
          tabs={[
            { id: 'pair', label: 'One pair', hint: 'Does this person fit this job?', content: <p>Yes: 82 of 100.</p> },
            { id: 'all', label: 'Everyone', hint: 'What would change?', content: <p>Nothing changes.</p> },
          ]}
        />
      </State>
    </Specimen>
  );
}

function SampleAccordion() {
  const [open, setOpen] = useState('cost');
  return (
    <Specimen
      file="layout/accordion.tsx"
      title="Accordion"
      use="Questions and answers, one open at a time. Without scripts all of them show."
    >
      <Accordion items={QUESTIONS} value={open} onChange={setOpen} />
    </Specimen>
  );
}

function SampleStepper() {
  const [step, setStep] = useState('documents');
  return (
    <Specimen
      file="layout/stepper.tsx"
      title="Stepper"
      use="Shows the steps of a wizard. A finished step is a way back to it."
    >
      <Stepper
        label="Profile"
        current={step}
        onGo={setStep}
        steps={[
          { id: 'about', label: 'About you', isDone: true },
          { id: 'documents', label: 'Documents', isDone: true },
          { id: 'preferences', label: 'Preferences', isDone: false },
          { id: 'review', label: 'Review and submit', isDone: false },
        ]}
      />
    </Specimen>
  );
}

function SampleInPlace() {
  const [isEditing, setEditing] = useState(false);
  return (
    <Specimen
      file="layout/in-place.tsx"
      title="In place"
      use="Where a button gives way to the form it opens, and back. Carries the keyboard focus along."
    >
      <State name={isEditing ? 'Editing' : 'Reading'}>
        <InPlace shows={isEditing ? 'form' : 'button'} className="flex flex-col items-start gap-3">
          {isEditing ? (
            <>
              <TextField label="Preferred name" defaultValue="Ana" />
              <Button size="sm" onClick={() => setEditing(false)}>
                Save
              </Button>
            </>
          ) : (
            <Button variant="secondary" size="sm" onClick={() => setEditing(true)}>
              Edit name
            </Button>
          )}
        </InPlace>
      </State>
    </Specimen>
  );
}
