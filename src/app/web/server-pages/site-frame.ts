/** What a server-rendered page needs to know about the site around it. */
export interface SiteFrame {
  /** The public origin, without a slash at the end. */
  origin: string;
  /** Addresses of the built site's style sheets. */
  styles: readonly string[];
  year: number;
  reader: {
    /** Where a signed-in person goes from the header; null for visitors. */
    home: string | null;
    isCandidate: boolean;
  };
}
