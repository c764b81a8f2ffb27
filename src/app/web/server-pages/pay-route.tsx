import { useLoaderData } from 'react-router';
import type { PayPage } from '#domains/jobs/contract/pay-page.ts';
import { payPageCopy as copy } from '#domains/jobs/web/public-pay/pay-page.copy.ts';
import { PublicPayPage } from '#domains/jobs/web/public-pay/pay-page.tsx';
import { Document } from './document.tsx';
import type { SiteFrame } from './site-frame.ts';

export interface PayPageInput {
  site: SiteFrame;
  path: string;
  page: PayPage;
  isIndexed: boolean;
}

export function PayRoute() {
  const { page, ...frame } = useLoaderData<PayPageInput>();
  return (
    <Document {...frame} title={copy.pageTitle(page)} description={copy.description}>
      <PublicPayPage page={page} />
    </Document>
  );
}
