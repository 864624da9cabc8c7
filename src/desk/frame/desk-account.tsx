import { type ReactNode, useEffect, useRef } from "react";
import { paths } from "../../shared/paths.ts";
import { StrokeIcon } from "../../shared/ui/icons/stroke-icon.tsx";
import { TextLink } from "../../shared/ui/links.tsx";
import { FRAME } from "./messages/frame.ts";
import classes from "./desk-frame.module.css";

const PERSON = "M12 12a4 4 0 1 0 0-8 4 4 0 0 0 0 8zM4 21a8 8 0 0 1 16 0";

type Props = { email: string; children: ReactNode };

export function DeskAccount({ email, children }: Props) {
  const details = useRef<HTMLDetailsElement>(null);
  useEffect(() => {
    const close = (event: Event) => {
      const box = details.current;
      if (!box?.open) return;
      if (event instanceof KeyboardEvent) {
        if (event.key !== "Escape") return;
        box.querySelector("summary")?.focus();
      } else if (event.target instanceof Node && box.contains(event.target)) return;
      box.open = false;
    };
    document.addEventListener("keydown", close);
    document.addEventListener("pointerdown", close);
    return () => {
      document.removeEventListener("keydown", close);
      document.removeEventListener("pointerdown", close);
    };
  }, []);
  return (
    <details ref={details} className={classes.account}>
      <summary aria-label={FRAME.account(email)}>
        <StrokeIcon shape={PERSON} size={18} />
        <span>{email}</span>
      </summary>
      <div className={`band stack tight ${classes.choices}`}>
        <p>{FRAME.account(email)}</p>
        {children}
        <TextLink to={paths.home()} c="inherit">
          {FRAME.shop}
        </TextLink>
      </div>
    </details>
  );
}
