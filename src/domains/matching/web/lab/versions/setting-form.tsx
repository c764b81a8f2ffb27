import { useId } from 'react';
import type { SettingShape } from '#domains/matching/contract/matching-lab.ts';
import { labCopy as copy } from '../lab.copy.ts';
import { moveWeight, type Bounds } from '../market/move-weight.ts';
import { scoreLabel } from '../pair/score-label.ts';

type Weights = SettingShape['weights'];
type BoundsOf = Readonly<Record<string, Bounds>>;

interface Props {
  setting: SettingShape;
  bounds: BoundsOf;
  onChange: (setting: SettingShape) => void;
}

/** Sliders for both sides and the cap; each side adds up to 100. */
export function SettingForm({ setting, bounds, onChange }: Props) {
  const side = <S extends keyof Weights>(name: S, legend: string) => (
    <fieldset className="flex flex-col gap-1">
      <legend className="mb-1 font-semibold">{legend}</legend>
      {Object.entries(setting.weights[name]).map(([feature, weight]) => (
        <Slider
          key={feature}
          label={scoreLabel(feature)}
          min={(bounds[feature]?.min ?? 0) * 100}
          max={(bounds[feature]?.max ?? 1) * 100}
          step={1}
          value={weight * 100}
          text={(weight * 100).toFixed(0)}
          onChange={(value) =>
            onChange({
              ...setting,
              weights: {
                ...setting.weights,
                [name]: moveWeight<string>(setting.weights[name], feature, value / 100, bounds),
              },
            })
          }
        />
      ))}
    </fieldset>
  );
  const { peoplePerJobPerDay, fade } = setting.limits;
  return (
    <div className="flex flex-col gap-5">
      {side('candidate', copy.wants)}
      {side('employer', copy.wanted)}
      <fieldset className="flex flex-col gap-1">
        <legend className="mb-1 font-semibold">{copy.caps}</legend>
        <Slider
          label={copy.perJob}
          min={1}
          max={50}
          step={1}
          value={peoplePerJobPerDay}
          text={String(peoplePerJobPerDay)}
          onChange={(value) => onChange({ ...setting, limits: { fade, peoplePerJobPerDay: value } })}
        />
        <Slider
          label={copy.fade}
          min={0.1}
          max={1}
          step={0.05}
          value={fade}
          text={`${(fade * 100).toFixed(0)}%`}
          onChange={(value) => onChange({ ...setting, limits: { peoplePerJobPerDay, fade: value } })}
        />
      </fieldset>
    </div>
  );
}

interface SliderProps {
  label: string;
  min: number;
  max: number;
  step: number;
  value: number;
  text: string;
  onChange: (value: number) => void;
}

function Slider({ label, text, onChange, ...range }: SliderProps) {
  const id = useId();
  return (
    <div>
      <div className="flex items-baseline justify-between gap-3 text-sm">
        <label htmlFor={id}>{label}</label>
        <span aria-hidden className="tabular font-medium">
          {text}
        </span>
      </div>
      <input
        {...range}
        id={id}
        type="range"
        aria-valuetext={text}
        onChange={(event) => onChange(Number(event.target.value))}
        className="h-11 w-full accent-primary"
      />
    </div>
  );
}
