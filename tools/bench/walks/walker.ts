import type { Locator, Page } from '@playwright/test';

/** A person on a phone types about this fast. */
const CHARACTERS_PER_SECOND = 4;

export interface WalkStep {
  step: string;
  seconds: number;
  taps: number;
  fields: number;
  characters: number;
}

/** Does what a person does on a phone, or with a mouse, and counts it. */
export class Walker {
  readonly steps: WalkStep[] = [];
  private began = performance.now();
  private counts = { taps: 0, fields: 0, characters: 0 };

  private readonly pointer: 'thumb' | 'mouse';

  constructor(pointer: 'thumb' | 'mouse' = 'thumb') {
    this.pointer = pointer;
  }

  async tap(target: Locator): Promise<void> {
    await (this.pointer === 'mouse' ? target.click() : target.tap());
    this.counts.taps += 1;
  }

  /** A field: one tap to enter it, then every character at the speed of a thumb. */
  async type(field: Locator, text: string): Promise<void> {
    await this.tap(field);
    await field.pressSequentially(text, { delay: 1000 / CHARACTERS_PER_SECOND });
    this.counts.fields += 1;
    this.counts.characters += text.length;
  }

  /** A field that has the focus already. */
  async keys(page: Page, text: string): Promise<void> {
    await page.keyboard.type(text, { delay: 1000 / CHARACTERS_PER_SECOND });
    this.counts.fields += 1;
    this.counts.characters += text.length;
  }

  /** One of several choices: a field answered with one tap. */
  async choose(choice: Locator): Promise<void> {
    await this.tap(choice);
    this.counts.fields += 1;
  }

  /** A choice from a list: one tap opens it, one chooses. */
  async select(list: Locator, value: string): Promise<void> {
    await this.tap(list);
    await list.selectOption(value);
    this.counts.taps += 1;
    this.counts.fields += 1;
  }

  /** What the person does outside the product, such as opening a mail. */
  outside(taps: number): void {
    this.counts.taps += taps;
  }

  /** Ends a step when `shown` is on the screen. */
  async until(step: string, shown: Locator): Promise<void> {
    await shown.first().waitFor();
    const now = performance.now();
    this.steps.push({ step, seconds: Math.round((now - this.began) / 100) / 10, ...this.counts });
    this.began = now;
    this.counts = { taps: 0, fields: 0, characters: 0 };
  }
}

export const totalOf = (steps: readonly WalkStep[]): Omit<WalkStep, 'step'> => ({
  seconds: Math.round(steps.reduce((sum, { seconds }) => sum + seconds, 0) * 10) / 10,
  taps: steps.reduce((sum, { taps }) => sum + taps, 0),
  fields: steps.reduce((sum, { fields }) => sum + fields, 0),
  characters: steps.reduce((sum, { characters }) => sum + characters, 0),
});
