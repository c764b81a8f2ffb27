import { Link } from 'react-router';
import { PAY_PATH, type PayPage } from '#domains/jobs/contract/pay-page.ts';
import { money, payRange } from '#kernel/format.ts';
import { POSITION_LABELS } from '#kernel/vocabulary.ts';
import { payPageCopy } from './pay-page.copy.ts';

const copy = payPageCopy.table;
const HEAD = 'py-2 text-sm font-semibold text-ink-soft';

/** Every position with its estimated pay; each links to its own figures. */
export const PositionsTable = ({ page }: { page: PayPage }) => (
  <section>
    <h2 className="text-xl">{copy.title}</h2>
    <table className="mt-3 w-full max-w-3xl border-collapse">
      <caption className="pb-2 text-left text-sm text-ink-soft">{copy.note}</caption>
      <thead>
        <tr className="border-b border-line">
          <th scope="col" className={`${HEAD} text-left`}>
            {copy.position}
          </th>
          <th scope="col" className={`${HEAD} pr-4 text-right`}>
            {copy.median}
          </th>
          <th scope="col" className={`${HEAD} text-right`}>
            {copy.range}
          </th>
        </tr>
      </thead>
      <tbody>
        {page.positions.map(({ position, lowCents, medianCents, highCents }) => (
          <tr key={position} className="border-b border-line">
            <th scope="row" className="py-1 text-left font-normal">
              <Link
                to={`${PAY_PATH}?position=${position}`}
                className="inline-flex min-h-11 items-center underline underline-offset-4"
              >
                {POSITION_LABELS[position]}
              </Link>
            </th>
            <td className="pr-4 text-right tabular">{money(medianCents)}</td>
            <td className="text-right whitespace-nowrap tabular max-sm:text-sm">{payRange(lowCents, highCents)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  </section>
);
