import { useLoaderData } from 'react-router';
import type { SharedPassport } from '#domains/profiles/contract/passport/shared-passport.ts';
import { ExpiredLinkPage } from '#domains/profiles/web/shared-passport/expired-link-page.tsx';
import { sharedPassportCopy } from '#domains/profiles/web/shared-passport/shared-passport.copy.ts';
import { SharedPassportPage } from '#domains/profiles/web/shared-passport/shared-passport-page.tsx';
import { Document } from './document.tsx';
import type { SiteFrame } from './site-frame.ts';

export interface PassportPageInput {
  site: SiteFrame;
  path: string;
  page: SharedPassport | 'expired';
}

export function PassportRoute() {
  const { site, page } = useLoaderData<PassportPageInput>();
  const title = page === 'expired' ? sharedPassportCopy.expired.title : sharedPassportCopy.title(page.passport.name);
  return (
    <Document
      site={site}
      title={`${title} · Tallgrass`}
      description={sharedPassportCopy.description}
      // Not the page's own path: a link preview must not reveal the token.
      path="/passport"
      isIndexed={false}
    >
      {page === 'expired' ? <ExpiredLinkPage /> : <SharedPassportPage {...page} />}
    </Document>
  );
}
