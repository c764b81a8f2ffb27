/** A page that informs: plain words, one heading for each matter. */
export interface InformationPage {
  title: string;
  description: string;
  intro: string;
  sections: readonly {
    id: string;
    title: string;
    body: readonly string[];
    /** Where the matter is settled. */
    link?: { label: string; to: string };
  }[];
}
