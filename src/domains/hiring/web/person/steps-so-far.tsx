import { InterviewCard } from '#domains/hiring/web/applicants/interview-card.tsx';
import { OfferCard } from '#domains/hiring/web/applicants/offer-card.tsx';
import type { PersonProps } from './person-section.ts';

export const Interviews = ({ person, mayAct }: PersonProps) => (
  <div className="flex flex-col gap-3">
    {person.interviews.map((interview) => (
      <InterviewCard key={interview.id} interview={interview} mayAct={mayAct} />
    ))}
  </div>
);

export const Offers = ({ person, mayAct }: PersonProps) => (
  <div className="flex flex-col gap-3">
    {person.offers.map((offer) => (
      <OfferCard key={offer.id} offer={offer} mayAct={mayAct} />
    ))}
  </div>
);
