import { useState } from 'react';
import {
  SIGNING_CONSENT,
  type Drawing,
  type SignatureInput,
} from '#domains/hiring/contract/offers/offer-signatures.ts';
import { Button } from '#platform/web/ui/actions/button.tsx';
import { TextField } from '#platform/web/ui/forms/text-field.tsx';
import { Checkbox } from '#platform/web/ui/forms/toggles.tsx';
import { SignaturePad } from './signature-pad.tsx';
import { signatureCopy as copy } from './signature.copy.ts';

/** What a signer has entered so far. */
export interface SignatureDraft {
  name: string;
  /** Null while the typed name is the signature. */
  drawing: Drawing | null;
  consents: boolean;
}

export const NO_SIGNATURE: SignatureDraft = { name: '', drawing: null, consents: false };

/** As the contract takes it; the server refuses what is missing at its field. */
export const toSignature = (draft: SignatureDraft) => draft as SignatureInput;

/** Name, drawing and consent of one signer. */
export function SignatureFields({
  value,
  onChange,
  fields,
}: {
  value: SignatureDraft;
  onChange: (next: SignatureDraft) => void;
  /** Refusals by the contract's path, e.g. `signature.name`. */
  fields: Readonly<Record<string, string>>;
}) {
  const [isDrawn, setDrawn] = useState(value.drawing !== null);
  const set = (change: Partial<SignatureDraft>) => onChange({ ...value, ...change });
  return (
    <fieldset className="flex flex-col gap-4">
      <legend className="mb-3 text-lg font-semibold">{copy.legend}</legend>
      <TextField
        label={copy.name}
        hint={copy.nameHint}
        autoComplete="name"
        value={value.name}
        error={fields['signature.name'] ?? fields['signature']}
        onChange={({ target }) => set({ name: target.value })}
      />
      {isDrawn ? (
        <div className="flex flex-col gap-2">
          <p className="text-sm text-ink-soft">{copy.drawHint}</p>
          <SignaturePad
            value={value.drawing ?? []}
            error={fields['signature.drawing']}
            onChange={(drawing) => set({ drawing })}
          />
        </div>
      ) : (
        value.name.trim() !== '' && (
          <div className="rounded-control border border-line bg-paper px-4 pt-3 pb-4">
            <p className="text-sm text-ink-soft">{copy.preview}</p>
            <p className="border-b border-line-strong pb-1 font-display text-2xl wrap-anywhere italic">{value.name}</p>
          </div>
        )
      )}
      <Button
        variant="quiet"
        size="sm"
        className="self-start"
        onClick={() => {
          set({ drawing: isDrawn ? null : [] });
          setDrawn(!isDrawn);
        }}
      >
        {isDrawn ? copy.type : copy.draw}
      </Button>
      <Checkbox
        label={SIGNING_CONSENT.text}
        checked={value.consents}
        error={fields['signature.consents']}
        onChange={(consents) => set({ consents })}
      />
    </fieldset>
  );
}
