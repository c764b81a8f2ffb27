import Markdown from 'react-markdown';

/** A job's text with the little formatting that postings may use; raw HTML, links and pictures are left out. */
const ALLOWED = ['p', 'strong', 'em', 'ul', 'ol', 'li', 'br', 'h3', 'h4'];

export function RichText({ text }: { text: string }) {
  return (
    <div className="measure flex flex-col gap-3 [&_ol]:list-decimal [&_ol]:pl-5 [&_ul]:list-disc [&_ul]:pl-5">
      <Markdown allowedElements={ALLOWED} unwrapDisallowed skipHtml>
        {text}
      </Markdown>
    </div>
  );
}
