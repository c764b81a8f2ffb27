import { reportNetworkError, reportResponse } from './error-reports.ts';

/** Reports a failed upload like any other failed call; one that the person stopped is not a failure. */
export function reportUpload(url: string, xhr: XMLHttpRequest): void {
  xhr.addEventListener('load', () => {
    if (xhr.status >= 400) reportResponse(url, xhr);
  });
  xhr.addEventListener('error', () => reportNetworkError(url, new Error('The upload was interrupted.')));
}
