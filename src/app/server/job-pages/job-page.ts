import { html, raw } from 'hono/html';
import { richText, type Found, type PublicJob } from '#domains/jobs/server/public-jobs/index.ts';
import { dayOf } from '#kernel/days.ts';
import { day, money, payRange } from '#kernel/format.ts';
import { labelOf } from '#kernel/labels.ts';
import { REQUIREMENTS, requirementLabel } from '#domains/verification/contract/requirements-rules.ts';
import { earnedDifferential, promisedDifferentials, shiftRate } from '#kernel/pay.ts';
import { differentialText, furtherText } from '#kernel/pay-words.ts';
import {
  EMPLOYMENT_TYPE_LABELS,
  FACILITY_TYPE_LABELS,
  POSITION_LABELS,
  SHIFT_LABELS,
  WEEKLY_HOURS,
} from '#kernel/vocabulary.ts';
import { BUTTON, PRIMARY, type Markup } from './frame.ts';
import { words } from './words.ts';

type Alike = Extract<Found, { alike: unknown }>['alike'];

const PROSE =
  'measure flex flex-col gap-3 [&_h3]:text-lg [&_h3]:font-semibold [&_h4]:font-semibold [&_ol]:list-decimal [&_ol]:pl-5 [&_ul]:list-disc [&_ul]:pl-5';

/** Everything of an open job, and how to come to it. */
export const jobPage = (job: PublicJob, alike: Alike): Markup => html`
  ${job.isDemo ? demoNote : ''}
  <p class="font-semibold text-wheat-600">${POSITION_LABELS[job.position]}</p>
  <h1 class="mt-2 max-w-4xl text-3xl md:text-4xl">${job.title}</h1>
  <p class="mt-3 text-lg text-ink-soft">${job.employer.name} · ${job.city}, ${job.state}</p>
  <p class="mt-1 text-sm text-ink-soft">${words.posted(day(dayOf(job.publishedAt)))}</p>
  <div class="mt-8 grid gap-10 lg:grid-cols-[minmax(0,1fr)_22rem] lg:gap-14">
    <div class="flex min-w-0 flex-col gap-10">
      ${pay(job)} ${section(words.work, html`<div class="${PROSE}">${raw(richText(job.description))}</div>`)}
      ${lines(words.needs, needsOf(job))}
      ${lines(words.helps, [...job.preferredCertifications, ...job.skills].map(labelOf))}
      ${lines(words.benefits, job.employer.benefits)}
      ${
        job.employer.about
          ? section(words.about(job.employer.name), html`<p class="measure">${job.employer.about}</p>`)
          : ''
      }
    </div>
    <div class="flex flex-col gap-6">${apply(job)} ${facts(job)}</div>
  </div>
  ${alikeList(alike)}
`;

/** A job that nobody can apply to now, and where to go instead. */
export const gonePage = ({ title, body }: { title: string; body: string }, alike: Alike): Markup => html`
  <div class="max-w-2xl">
    <h1 class="text-3xl md:text-4xl">${title}</h1>
    <p class="mt-4 text-lg text-ink-soft">${body}</p>
    <div class="mt-8 flex flex-wrap gap-3">
      <a href="/candidate-signup" class="${BUTTON} ${PRIMARY}">${words.apply.signUp}</a>
      <a
        href="/"
        class="${BUTTON} border border-line-strong bg-surface text-ink hover:border-primary hover:bg-prairie-50"
        >${words.toHome}</a
      >
    </div>
  </div>
  ${alikeList(alike)}
`;

const demoNote = html`<div class="mb-8 rounded-card border border-warn/40 bg-warn-soft p-4" role="note">
  <p class="font-semibold">${words.demo.title}</p>
  <p>${words.demo.body}</p>
</div>`;

const section = (title: string, body: Markup): Markup =>
  html`<section>
    <h2 class="text-xl">${title}</h2>
    <div class="mt-3">${body}</div>
  </section>`;

const lines = (title: string, items: readonly string[]): Markup | false =>
  items.length > 0 &&
  section(
    title,
    html`<ul class="list-disc pl-5">
      ${items.map((item) => html`<li class="mt-1">${item}</li>`)}
    </ul>`,
  );

function pay(job: PublicJob): Markup {
  const hours = WEEKLY_HOURS[job.shiftPattern];
  const earned = earnedDifferential(job);
  const weekly = (cents: number) => Math.round((shiftRate(job, cents) * hours) / 100) * 100;
  const more = [
    ...promisedDifferentials(job).map(furtherText),
    job.callRateCents > 0 && words.call(money(job.callRateCents)),
    job.signOnBonusCents > 0 && `${words.bonus(money(job.signOnBonusCents))} ${job.signOnBonusTerms ?? ''}`,
  ].filter((line) => typeof line === 'string');
  return html`<section class="border-l-4 border-wheat-500 pl-5">
    <h2 class="font-sans text-sm font-semibold text-ink-soft">${words.pay}</h2>
    <p class="mt-1 tabular">
      <span class="mb-1 block font-display text-3xl font-semibold text-prairie-900"
        >${words.anHour(payRange(job.payMinCents, job.payMaxCents))}</span
      >
      ${words.aWeek(payRange(weekly(job.payMinCents), weekly(job.payMaxCents)), hours, earned && differentialText(earned))}
    </p>
    ${more.map((line) => html`<p class="mt-1 tabular text-ink-soft">${line}</p>`)}
  </section>`;
}

const apply = (job: PublicJob): Markup =>
  html`<section aria-labelledby="apply" class="rounded-card border border-line bg-surface p-6 print:hidden">
    <h2 id="apply" class="text-xl">${words.apply.title}</h2>
    <p class="mt-2 text-ink-soft">${words.apply.body}</p>
    <a href="/candidate-signup" class="${BUTTON} ${PRIMARY} mt-5 w-full">${words.apply.signUp}</a>
    <p class="mt-3 text-sm text-ink-soft">${words.apply.free}</p>
    <p class="mt-3 text-sm">
      ${words.apply.member}
      <a
        class="inline-flex min-h-11 items-center font-semibold text-link underline underline-offset-4"
        href="/candidate/signin?next=${encodeURIComponent(`/job-application?job=${job.id}`)}"
        >${words.apply.signIn}</a
      >
    </p>
  </section>`;

const facts = (job: PublicJob): Markup =>
  html`<section aria-labelledby="facts" class="rounded-card border border-line bg-surface p-6">
    <h2 id="facts" class="text-xl">${words.facts}</h2>
    <dl class="mt-3">
      ${factsOf(job).map(
        ([label, value]) =>
          html`<div class="flex flex-wrap justify-between gap-x-4 border-t border-line py-2.5 first:border-t-0">
            <dt class="text-ink-soft">${label}</dt>
            <dd class="text-right font-medium tabular">${value}</dd>
          </div>`,
      )}
    </dl>
  </section>`;

function needsOf(job: PublicJob): string[] {
  const license = words.license[job.licenseRule];
  const stated = new Set(job.requiredCertifications.map((id) => `certification:${id}`));
  const beyond = REQUIREMENTS.filter((id) => job.addedRequirements.includes(id) && !stated.has(id));
  return [
    ...(license ? [license([job.state, ...job.licenseStates.filter((state) => state !== job.state)].join(', '))] : []),
    ...job.requiredCertifications.map(labelOf),
    ...beyond.map(requirementLabel),
    ...(job.minimumYears > 0 ? [words.years(job.minimumYears)] : []),
    ...(job.workAuthorizationRequired ? [words.authorized] : []),
  ];
}

function factsOf(job: PublicJob): [label: string, value: string][] {
  const { labels } = words;
  const all: [string, string | null | undefined | false][] = [
    [labels.employment, EMPLOYMENT_TYPE_LABELS[job.employmentType]],
    [labels.shift, `${SHIFT_LABELS[job.shift]} ${job.shiftPattern}`],
    [labels.specialty, job.specialty && labelOf(job.specialty)],
    [labels.facility, job.employer.facilityType && FACILITY_TYPE_LABELS[job.employer.facilityType]],
    [labels.start, day(job.startDate)],
    [labels.openings, String(job.openings)],
    [labels.until, day(job.validThrough)],
    [labels.sponsorship, job.sponsorshipAvailable && words.sponsorship],
  ];
  return all.filter((fact): fact is [string, string] => Boolean(fact[1]));
}

const alikeList = (alike: Alike): Markup | false =>
  alike.length > 0 &&
  html`<section class="mt-14 border-t border-line pt-10 print:hidden">
    <h2 class="text-2xl">${words.alike}</h2>
    <ul class="mt-5 grid gap-4 sm:grid-cols-2">
      ${alike.map(
        ({ slug, title, city, state, payMinCents, payMaxCents, employerName }) =>
          html`<li class="min-w-0">
            <a
              href="/jobs/${slug}"
              class="block h-full rounded-card border border-line bg-surface p-5 hover:border-primary"
            >
              <span class="block font-semibold">${title}</span>
              <span class="block text-ink-soft">${employerName} · ${city}, ${state}</span>
              ${
                payMinCents !== null && payMaxCents !== null
                  ? html`<span class="mt-1 block tabular">${words.anHour(payRange(payMinCents, payMaxCents))}</span>`
                  : ''
              }
            </a>
          </li>`,
      )}
    </ul>
  </section>`;
