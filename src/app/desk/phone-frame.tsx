import { type ReactNode, useEffect, useRef, useState } from "react";
import { createPortal } from "react-dom";
import { installTrustedTypes } from "../trusted-types.ts";
import classes from "./phone-frame.module.css";

/** Lazy chunks add more styles later. */
function copyStyles(page: Document): () => void {
  const copiedNodes = new WeakSet<Node>();
  const copy = () => {
    for (const style of document.querySelectorAll('style, link[rel="stylesheet"]')) {
      if (copiedNodes.has(style)) continue;
      copiedNodes.add(style);
      page.head.append(style.cloneNode(true));
    }
    for (const { name, value } of document.documentElement.attributes) page.documentElement.setAttribute(name, value);
  };
  copy();
  const watch = new MutationObserver(copy);
  watch.observe(document.head, { childList: true });
  watch.observe(document.documentElement, { attributes: true });
  return () => watch.disconnect();
}

/** An empty document has a phone's width for media queries, and no headers that forbid framing. */
export function PhoneFrame({ title, children }: { title: string; children: ReactNode }) {
  const frame = useRef<HTMLIFrameElement>(null);
  const copiedDocument = useRef<Document>(undefined);
  const [body, setBody] = useState<HTMLElement | null>(null);
  const copyStylesIntoFrame = () => {
    const page = frame.current?.contentDocument;
    if (!page || page === copiedDocument.current) return;
    copiedDocument.current = page;
    // The frame's window needs a trusted types policy of its own.
    installTrustedTypes(
      (page.defaultView as { trustedTypes?: Parameters<typeof installTrustedTypes>[0] } | null)?.trustedTypes,
    );
    setBody(page.body);
  };
  useEffect(copyStylesIntoFrame, []);
  useEffect(() => {
    if (!body) return undefined;
    body.toggleAttribute("inert", true);
    return copyStyles(body.ownerDocument);
  }, [body]);
  return (
    <div className={classes.phone}>
      {/* Some browsers replace the document on load. */}
      <iframe ref={frame} title={title} className={classes.screen} onLoad={copyStylesIntoFrame} />
      {body ? createPortal(<main>{children}</main>, body) : null}
    </div>
  );
}
