import { useState } from 'react';
import { ErrorSummary } from '#platform/web/ui/forms/error-summary.tsx';
import { Field, useFieldIds } from '#platform/web/ui/forms/field.tsx';
import { FileDrop } from '#platform/web/ui/forms/file-drop.tsx';
import { FormError } from '#platform/web/ui/forms/form-error.tsx';
import { SearchForm } from '#platform/web/ui/forms/search-form.tsx';
import { SelectField } from '#platform/web/ui/forms/select-field.tsx';
import { TextArea } from '#platform/web/ui/forms/text-area.tsx';
import { MoneyField, PasswordField, TextField } from '#platform/web/ui/forms/text-field.tsx';
import { Choices } from './forms-choices.tsx';
import { Group, Specimen, State } from './specimen.tsx';

const FACILITIES = ['Acute care hospital', 'Critical access hospital', 'Clinic'].map((label) => ({
  value: label,
  label,
}));
const LONG_ERROR = 'Enter the license number as it is printed on the card: letters and digits, at most 20 characters.';

export const Forms = () => (
  <Group
    id="forms"
    title="Forms"
    intro="Each control brings its label, hint and error. Errors name the field and the fix, and what was typed stays."
  >
    <TextFields />
    <Specimen file="forms/text-area.tsx" title="Text area" use="For more than one line, such as a message or a reason.">
      <State name="Default">
        <TextArea label="Message" isOptional defaultValue="We would like to meet you next week." />
      </State>
      <State name="Error">
        <TextArea label="Reason" rows={2} error="Say why the item needs a fix." />
      </State>
    </Specimen>
    <Specimen
      file="forms/select-field.tsx"
      title="Select"
      use="One of a fixed list of six or more. With fewer, use radio cards."
    >
      <State name="Default">
        <SelectField label="Facility type" options={FACILITIES} placeholder="Choose one" />
      </State>
      <State name="Error and disabled">
        <div className="grid gap-3 sm:grid-cols-2">
          <SelectField label="State" options={[]} placeholder="Choose one" error="Choose a state." />
          <SelectField label="County" options={[]} placeholder="Choose a state first" disabled />
        </div>
      </State>
    </Specimen>
    <Specimen
      file="forms/search-form.tsx"
      title="Search form"
      use="Above a list. It searches on submit, so that no half-typed word is sent; the screen keeps the words for going back."
    >
      <State name="Whole list">
        <SearchForm label="Name or email" words="" onSearch={() => undefined} />
      </State>
      <State name="Searched">
        <SearchForm label="Job or organization" words="night nurse" onSearch={() => undefined} />
      </State>
    </Specimen>
    <CustomField />
    <Specimen
      file="forms/form-error.tsx"
      title="Form error"
      use="Above the fields: what the server said about the form as a whole, or about a field that is not shown."
    >
      <FormError refusal={{ message: 'This job was filled in the meantime. Nothing was changed.' }} />
    </Specimen>
    <Specimen
      file="forms/error-summary.tsx"
      title="Error summary"
      use="Above a form with more fields than fit on a screen: all errors at once, each a link to its field. It takes the focus after a refused attempt."
    >
      <ErrorSummary
        title="Please correct these fields"
        errors={[
          { id: 'gallery-start', label: 'Start date', message: 'Choose a day that has not passed.' },
          { id: 'gallery-zip', label: 'ZIP code', message: 'Enter a ZIP code with five digits.' },
        ]}
      />
    </Specimen>
    <Specimen
      file="forms/file-drop.tsx"
      title="File drop"
      use="Takes one or more files: dropped, chosen, or photographed on a phone. The screen does the upload."
    >
      <FileDrop
        label="Add your nursing license"
        hint="PDF, JPEG or PNG, at most 10 MB each"
        accept="application/pdf,image/*"
        onFiles={() => undefined}
      />
    </Specimen>
    <Choices />
  </Group>
);

function TextFields() {
  const [pay, setPay] = useState<number | null>(4250);
  return (
    <Specimen
      file="forms/text-field.tsx"
      title="Text field"
      use="One line of text. Use the password field for secrets and the money field for amounts, which it keeps in cents."
    >
      <State name="Default, with a hint, optional">
        <TextField label="License number" hint="As printed on the card" isOptional defaultValue="RN-2046-118" />
      </State>
      <State name="Error">
        <TextField label="License number, wrong" defaultValue="RN 2046/118" error={LONG_ERROR} />
      </State>
      <State name="Disabled">
        <TextField label="Email" defaultValue="ana@example.com" disabled />
      </State>
      <State name="Date, password and money">
        <div className="grid gap-3 sm:grid-cols-2">
          <TextField label="Expires" type="date" defaultValue="2028-04-30" />
          <PasswordField label="Current password" autoComplete="off" defaultValue="meadowlark" />
          <MoneyField label="Target pay" value={pay} onChange={setPay} />
          <TextField label="Commute" inputMode="numeric" suffix="miles" defaultValue="35" />
        </div>
      </State>
    </Specimen>
  );
}

function CustomField() {
  const ids = useFieldIds({ hint: true, error: undefined });
  return (
    <Specimen
      file="forms/field.tsx"
      title="Field"
      use="The frame of every field: label, hint, error. Use it directly only around a control of your own."
    >
      <Field label="Experience" hint="Years in this specialty" error={undefined} ids={ids}>
        <input id={ids.id} aria-describedby={ids.describedBy} type="range" min={0} max={30} className="min-h-11" />
      </Field>
    </Specimen>
  );
}
