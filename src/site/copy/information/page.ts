/** A text page in plain words, with one heading per topic. */
export interface InformationPage {
  title: string;
  description: string;
  intro: string;
  sections: readonly {
    id: string;
    title: string;
    body: readonly string[];
    /** Where to act on the topic. */
    link?: { label: string; to: string };
  }[];
}
