import { within } from '@testing-library/react';

/** What assistive technology reads after the name of a field: its hint and its error. */
export const descriptionOf = (field: HTMLElement): string =>
  (field.getAttribute('aria-describedby') ?? '')
    .split(' ')
    .map((id) => document.getElementById(id)?.textContent ?? '')
    .join(' ');

/** The buttons, links or headings that a person finds, by their names and in order. */
export const namesOf = (role: 'button' | 'link' | 'heading', inside: HTMLElement = document.body): string[] =>
  within(inside)
    .queryAllByRole(role)
    .map((found) => found.getAttribute('aria-label') ?? found.textContent);
