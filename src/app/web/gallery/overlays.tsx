import { useState, type ReactNode } from 'react';
import { Button } from '#platform/web/ui/actions/button.tsx';
import { TextField } from '#platform/web/ui/forms/text-field.tsx';
import { ConfirmDialog } from '#platform/web/ui/overlays/confirm-dialog.tsx';
import { Dialog } from '#platform/web/ui/overlays/dialog.tsx';
import { FormSheet, FormSheetActions } from '#platform/web/ui/overlays/form-sheet.tsx';
import { FormDialog } from '#platform/web/ui/overlays/form-dialog.tsx';
import { Palette } from '#platform/web/ui/overlays/palette.tsx';
import { ReasonDialog } from '#platform/web/ui/overlays/reason-dialog.tsx';
import { Sheet } from '#platform/web/ui/overlays/sheet.tsx';
import { NamedIconButton, Tooltip } from '#platform/web/ui/overlays/tooltip.tsx';
import { Info } from 'lucide-react';
import { Group, Row, Specimen } from './specimen.tsx';

const SCREENS = ['Overview', 'Verification', 'Users', 'Matching lab'].map((label) => ({
  id: label,
  label,
  hint: `/admin/${label.toLowerCase().replace(' ', '-')}`,
}));

export const Overlays = () => (
  <Group
    id="overlays"
    title="Overlays"
    intro="Float above the screen. They give the focus back to the control that opened them."
  >
    <Specimen
      file="overlays/dialog.tsx"
      title="Dialog"
      use="A short detour that keeps the screen in place. Asks before it closes over something typed."
    >
      <Opens name="Open dialog">
        {(close) => (
          <Dialog
            title="Ana Ruiz"
            description="Registered Nurse · ICU"
            isOpen
            onClose={close}
            footer={<Button onClick={close}>Done</Button>}
          >
            <p>Seven years of critical care at two hospitals in Joplin. Compact license, active until April 2028.</p>
          </Dialog>
        )}
      </Opens>
    </Specimen>
    <Specimen
      file="overlays/confirm-dialog.tsx"
      title="Confirm dialog"
      use="Asks once before something that cannot be undone. For anything else, offer Undo instead."
    >
      <Opens name="Open confirmation">
        {(close) => (
          <ConfirmDialog
            title="Withdraw your application?"
            body="We notify the employer today. You can apply again in 30 days."
            confirmLabel="Withdraw"
            isDangerous
            isOpen
            onConfirm={close}
            onClose={close}
          />
        )}
      </Opens>
    </Specimen>
    <Specimen
      file="overlays/form-sheet.tsx"
      title="Form sheet"
      use="A longer form over its page: the whole screen on a phone. Only for forms that keep or save what is typed."
    >
      <Opens name="Open sheet">
        {(close) => (
          <FormSheet title="Experience" onClose={close}>
            <TextField label="Employer" />
            <FormSheetActions>
              <Button onClick={close}>Save changes</Button>
            </FormSheetActions>
          </FormSheet>
        )}
      </Opens>
    </Specimen>
    <Specimen
      file="overlays/form-dialog.tsx"
      title="Form dialog"
      use="A form of a few fields. Opens at its first field, submits on Enter, and shows the server’s refusal inside."
    >
      <Opens name="Open form">
        {(close) => (
          <FormDialog
            title="Add a facility"
            labels={{ confirm: 'Add facility', busy: 'Adding…', cancel: 'Cancel' }}
            isBusy={false}
            failure={{ message: 'This facility is already on your list.' }}
            submit={async (event) => {
              event.preventDefault();
              close();
            }}
            onClose={close}
          >
            <TextField label="Facility name" defaultValue="Prairie View Hospital" />
            <TextField label="ZIP code" error="Enter five digits." defaultValue="648" />
          </FormDialog>
        )}
      </Opens>
    </Specimen>
    <Specimen
      file="overlays/reason-dialog.tsx"
      title="Reason dialog"
      use="A decision that needs words, with templates for the usual ones."
    >
      <Opens name="Open reason">
        {(close) => (
          <ReasonDialog
            title="Ask for a fix"
            body="The candidate reads this text."
            label="What to fix"
            confirm="Send"
            cancel="Cancel"
            busy="Sending…"
            field="reason"
            templates={{
              label: 'Template',
              placeholder: 'Choose a template',
              texts: [
                { label: 'Unreadable photo', text: 'The photo cannot be read. Please take it again in daylight.' },
              ],
            }}
            run={() => Promise.resolve()}
            onClose={close}
          />
        )}
      </Opens>
    </Specimen>
    <Specimen file="overlays/sheet.tsx" title="Sheet" use="The menu of small screens. Slides in from the left.">
      <Opens name="Open sheet">
        {(close) => (
          <Sheet title="Menu" isOpen onClose={close}>
            <p className="p-3">Home, Matches, Profile</p>
          </Sheet>
        )}
      </Opens>
    </Specimen>
    <Specimen
      file="overlays/palette.tsx"
      title="Command palette"
      use="One field over every place to go to: type, arrow keys, Enter."
    >
      <Opens name="Open palette">{(close) => <SamplePalette onClose={close} />}</Opens>
    </Specimen>
    <Specimen
      file="overlays/tooltip.tsx"
      title="Tooltip"
      use="Says more about a control on hover and on keyboard focus. Never the only place of something needed."
    >
      <Row>
        <Tooltip text="Distance by road, in miles">
          <Button variant="secondary" size="sm">
            Hover or focus me
          </Button>
        </Tooltip>
        <NamedIconButton label="How this score is calculated">
          <Info aria-hidden size={20} />
        </NamedIconButton>
      </Row>
    </Specimen>
  </Group>
);

/** A button that opens an overlay. */
function Opens({ name, children }: { name: string; children: (close: () => void) => ReactNode }) {
  const [isOpen, setOpen] = useState(false);
  return (
    <div>
      <Button variant="secondary" size="sm" data-opens onClick={() => setOpen(true)}>
        {name}
      </Button>
      {isOpen && children(() => setOpen(false))}
    </div>
  );
}

function SamplePalette({ onClose }: { onClose: () => void }) {
  const [query, setQuery] = useState('');
  return (
    <Palette
      label="Go to"
      placeholder="Type a screen's name"
      nothing="No screen has this name."
      query={query}
      onQuery={setQuery}
      options={SCREENS.filter(({ label }) => label.toLowerCase().includes(query.toLowerCase()))}
      onPick={onClose}
      onClose={onClose}
    />
  );
}
