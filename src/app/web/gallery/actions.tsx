import { Bell, Pencil } from 'lucide-react';
import { Button, IconButton, LinkButton } from '#platform/web/ui/actions/button.tsx';
import { Group, Row, Specimen, State } from './specimen.tsx';

/** The ring that the keyboard brings, drawn here without it. */
const FOCUSED = 'outline-2 outline-offset-2 outline-primary';

export const Actions = () => (
  <Group id="actions" title="Actions" intro="What a person can press. One primary button per screen or dialog.">
    <Specimen
      file="actions/button.tsx"
      title="Button"
      use="Starts something on this screen. Name it with a verb; say in its busy text what is under way."
    >
      <State name="Variants">
        <Row>
          <Button>Publish job</Button>
          <Button variant="secondary">Save draft</Button>
          <Button variant="quiet">Cancel</Button>
          <Button variant="danger">Withdraw</Button>
        </Row>
      </State>
      <State name="Sizes">
        <Row>
          <Button size="sm">Small</Button>
          <Button>Medium</Button>
          <Button size="lg">Large</Button>
        </Row>
      </State>
      <State name="Hover and focus">
        <Row>
          <Button className="bg-primary-strong">Hovered</Button>
          <Button variant="secondary" className="border-primary bg-prairie-50">
            Hovered
          </Button>
          <Button className={FOCUSED}>Focused</Button>
          <Button variant="secondary" className={FOCUSED}>
            Focused
          </Button>
        </Row>
      </State>
      <State name="Disabled and busy">
        <Row>
          <Button disabled>Publish job</Button>
          <Button busy="Publishing…">Publish job</Button>
          <Button variant="secondary" busy="Saving…">
            Save draft
          </Button>
        </Row>
      </State>
      <State name="With an icon, long text, full width">
        <div className="flex flex-col gap-3">
          <Row>
            <Button variant="secondary">
              <Pencil aria-hidden size={18} />
              Edit
            </Button>
          </Row>
          <Button isWide>Save and continue to the employer’s own requirements for this position</Button>
        </div>
      </State>
    </Specimen>
    <Specimen
      file="actions/button.tsx"
      title="Link button"
      use="Goes to another screen but carries the weight of a button. It changes nothing by itself."
    >
      <Row>
        <LinkButton to="#link-button">View matches</LinkButton>
        <LinkButton to="#link-button" variant="secondary">
          Back to jobs
        </LinkButton>
        <LinkButton to="#link-button" variant="quiet">
          Skip for now
        </LinkButton>
      </Row>
    </Specimen>
    <Specimen
      file="actions/button.tsx"
      title="Icon button"
      use="For a familiar icon where space is short. Its label names the action and the thing it acts on."
    >
      <Row>
        <IconButton label="Notifications">
          <Bell aria-hidden size={20} />
        </IconButton>
        <IconButton label="Notifications, focused" className={FOCUSED}>
          <Bell aria-hidden size={20} />
        </IconButton>
        <IconButton label="Notifications, disabled" disabled>
          <Bell aria-hidden size={20} />
        </IconButton>
      </Row>
    </Specimen>
  </Group>
);
