import {
  educationBody,
  workBody,
  type EducationBody,
  type EducationView,
  type WorkBody,
  type WorkView,
} from '#domains/profiles/contract/candidate-facts.ts';
import { educationCalls, workCalls, type CandidateProfileView } from '#domains/profiles/contract/candidates.ts';
import { FACILITY_TYPE_LABELS } from '#kernel/vocabulary.ts';
import { experienceCopy as copy } from '../credentials/credentials.copy.ts';
import { call } from '#platform/web/api/api.ts';
import { day } from '#platform/web/page/format.ts';
import { ConfirmWork } from '#domains/profiles/web/work-confirmations/confirm-work.tsx';
import { FactForm } from '#domains/profiles/web/credentials/fact-form.tsx';
import { FactList } from '#domains/profiles/web/credentials/fact-list.tsx';
import { EDUCATION_PAGES, WORK_PAGES } from './history-fields.tsx';
import { ListStep, type StepProps } from './step-frame.tsx';

/** Work history alone, as a step of the wizard. */
export const WorkStep = ({ profile, actions, onSaved }: StepProps) => (
  <ListStep actions={actions} onSaved={onSaved}>
    <WorkList profile={profile} />
  </ListStep>
);

export const EducationStep = ({ profile, actions, onSaved }: StepProps) => (
  <ListStep actions={actions} onSaved={onSaved}>
    <EducationList rows={profile.education} />
  </ListStep>
);

export function WorkList({ profile }: { profile: CandidateProfileView }) {
  const { fullName } = profile.about;
  return (
    <FactList
      addLabel={copy.addWork}
      emptyText={copy.noWork}
      rows={profile.work}
      labelOf={(row) => `${row.title}, ${row.employerName}`}
      detailOf={(row) =>
        `${day(row.startedOn)} – ${row.endedOn ? day(row.endedOn) : copy.now} · ${FACILITY_TYPE_LABELS[row.facilityType]}${row.city ? ` · ${row.city}` : ''}`
      }
      renderMore={({ endedOn, ...row }) =>
        profile.mayAskEmployers && endedOn && fullName ? (
          <ConfirmWork work={{ ...row, endedOn }} personName={fullName} />
        ) : null
      }
      remove={(id) => call(workCalls.remove, { params: { id } })}
      kind="work"
      renderForm={(row, form) => (
        <FactForm
          {...form}
          title={row ? copy.editWork : copy.addWork}
          schema={workBody}
          values={row ?? EMPTY_WORK}
          send={(body) => sendWork(row, body)}
          pages={WORK_PAGES}
        />
      )}
    />
  );
}

const EMPTY_WORK = {
  employerName: '',
  facilityType: 'hospital' as const,
  city: '',
  state: '' as const,
  title: '',
  specialty: '' as const,
  startedOn: '',
  endedOn: '',
  duties: '',
};

const sendWork = (row: WorkView | null, body: WorkBody) =>
  row ? call(workCalls.change, { params: { id: row.id }, body }) : call(workCalls.add, { body });

export function EducationList({ rows }: { rows: readonly EducationView[] }) {
  return (
    <FactList
      addLabel={copy.addEducation}
      emptyText={copy.noEducation}
      rows={rows}
      labelOf={(row) => `${row.degree}, ${row.school}`}
      detailOf={(row) => [row.field, row.graduatedOn && day(row.graduatedOn)].filter(Boolean).join(' · ')}
      remove={(id) => call(educationCalls.remove, { params: { id } })}
      kind="education"
      renderForm={(row, form) => (
        <FactForm
          {...form}
          title={row ? copy.editEducation : copy.addEducation}
          schema={educationBody}
          values={row ?? { school: '', degree: '', field: '', graduatedOn: '' }}
          send={(body) => sendEducation(row, body)}
          pages={EDUCATION_PAGES}
        />
      )}
    />
  );
}

const sendEducation = (row: EducationView | null, body: EducationBody) =>
  row ? call(educationCalls.change, { params: { id: row.id }, body }) : call(educationCalls.add, { body });
