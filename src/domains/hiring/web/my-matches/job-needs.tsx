import { Link } from 'react-router';
import { profileSectionPath } from '#domains/profiles/contract/profile-sections.ts';
import {
  missingOf,
  requirementLabel,
  type CheckedRequirement,
} from '#domains/verification/contract/requirements-rules.ts';
import { requirementWords } from '#platform/web/ui/display/requirement-list.copy.ts';
import { matchCopy as copy } from './my-matches.copy.ts';
import { RequirementList } from '#platform/web/ui/display/requirement-list.tsx';

interface Props {
  employer: string;
  items: readonly CheckedRequirement[];
}

const ToProfile = () => (
  <Link to={profileSectionPath('requirements')} className="inline-flex min-h-11 items-center text-link underline">
    {copy.addMissing}
  </Link>
);

/** What an employer requires that the profile lacks, in one line. */
export function MissingLine({ employer, items }: Props) {
  const missing = missingOf(items);
  if (missing.length === 0) return null;
  return (
    <p className="text-sm">
      {copy.stillMissing(employer, missing.map(({ id }) => requirementLabel(id)).join(', '))} <ToProfile />
    </p>
  );
}

/** All requirements of one job. */
export function JobNeeds({ employer, items }: Props) {
  if (items.length === 0) return null;
  return (
    <div className="flex flex-col gap-2">
      <h3 className="font-semibold">{copy.needs(employer)}</h3>
      <RequirementList items={items} labels={requirementWords} />
      {missingOf(items).length > 0 ? <ToProfile /> : null}
    </div>
  );
}
