import { type ReactNode, useEffect, useRef } from "react";

type Props = { className?: string | undefined; summary: ReactNode; children: ReactNode };

export function Dropdown({ className, summary, children }: Props) {
  const details = useRef<HTMLDetailsElement>(null);
  useEffect(() => {
    const close = (event: Event) => {
      const menu = details.current;
      if (!menu?.open) return;
      if (event instanceof KeyboardEvent) {
        if (event.key !== "Escape") return;
        menu.querySelector("summary")?.focus();
      } else if (event.target instanceof Element && menu.contains(event.target)) {
        if (event.type !== "click" || !event.target.closest("button")) return;
        // A dialog that the button opens gives the focus back on closing, and the button is hidden then.
        menu.querySelector("summary")?.focus();
      }
      menu.open = false;
    };
    document.addEventListener("click", close, true);
    document.addEventListener("keydown", close);
    document.addEventListener("pointerdown", close);
    return () => {
      document.removeEventListener("click", close, true);
      document.removeEventListener("keydown", close);
      document.removeEventListener("pointerdown", close);
    };
  }, []);
  return (
    <details ref={details} className={className}>
      {summary}
      {children}
    </details>
  );
}
