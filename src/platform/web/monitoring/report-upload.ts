import { reportNetworkError, reportResponse } from './error-reports.ts';

/** Reports what becomes of an upload like the outcome of any other call; one that its person stopped is none. */
export function reportUpload(url: string, xhr: XMLHttpRequest): void {
  xhr.addEventListener('load', () => {
    if (xhr.status >= 400) reportResponse(url, xhr);
  });
  xhr.addEventListener('error', () => reportNetworkError(url, new Error('The upload was interrupted.')));
}
