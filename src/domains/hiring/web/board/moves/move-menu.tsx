import { ArrowRightLeft } from 'lucide-react';
import { DropdownMenu } from 'radix-ui';
import { useState } from 'react';
import { targetsOf } from '#domains/hiring/contract/board/moves.ts';
import type { ListedStage, PersonOfJob } from '#domains/hiring/contract/board/people.ts';
import { stageWord } from '#domains/hiring/web/applicants/stage-word.ts';
import { IconButton } from '#platform/web/ui/actions/button.tsx';
import { boardCopy as copy } from '../board.copy.ts';

const ITEM =
  'flex min-h-11 cursor-pointer items-center px-4 text-sm text-ink outline-none data-[highlighted]:bg-prairie-50';

interface Props {
  person: Pick<PersonOfJob, 'name' | 'stage'>;
  onMove: (to: ListedStage) => void;
}

/** Where a person can move. The menu itself exists from its first use on: a board shows many of its buttons. */
export function MoveMenu({ person, onMove }: Props) {
  const [isUsed, setUsed] = useState(false);
  const targets = targetsOf(person.stage);
  if (targets.length === 0) return null;
  const button = (
    <IconButton
      label={copy.move(person.name)}
      {...(!isUsed && { 'aria-haspopup': 'menu', onClick: () => setUsed(true) })}
    >
      <ArrowRightLeft aria-hidden size={18} />
    </IconButton>
  );
  if (!isUsed) return button;
  return (
    <DropdownMenu.Root defaultOpen modal={false}>
      <DropdownMenu.Trigger asChild>{button}</DropdownMenu.Trigger>
      <DropdownMenu.Portal>
        <DropdownMenu.Content
          align="end"
          collisionPadding={12}
          className="z-50 min-w-44 overflow-hidden rounded-card border border-line bg-surface py-1 shadow-float"
        >
          <DropdownMenu.Label className="px-4 py-1.5 text-xs font-semibold text-ink-soft">
            {copy.moveTo}
          </DropdownMenu.Label>
          {targets.map((to) => (
            <DropdownMenu.Item key={to} className={ITEM} onSelect={() => onMove(to)}>
              {stageWord(to)}
            </DropdownMenu.Item>
          ))}
        </DropdownMenu.Content>
      </DropdownMenu.Portal>
    </DropdownMenu.Root>
  );
}
