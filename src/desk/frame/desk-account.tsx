import { type ReactNode, useEffect, useRef } from "react";
import { paths } from "../../shared/paths.ts";
import { StrokeIcon } from "../../shared/ui/icons/stroke-icon.tsx";
import { TextLink } from "../../shared/ui/links.tsx";
import { FRAME } from "#texts/desk.ts";
import classes from "./desk-frame.module.css";

const PERSON_ICON = "M12 12a4 4 0 1 0 0-8 4 4 0 0 0 0 8zM4 21a8 8 0 0 1 16 0";

type Props = { email: string; children: ReactNode };

export function DeskAccount({ email, children }: Props) {
  const details = useRef<HTMLDetailsElement>(null);
  useEffect(() => {
    const closeMenu = (event: Event) => {
      const menuElement = details.current;
      if (!menuElement?.open) return;
      if (event instanceof KeyboardEvent) {
        if (event.key !== "Escape") return;
        menuElement.querySelector("summary")?.focus();
      } else if (event.target instanceof Node && menuElement.contains(event.target)) return;
      menuElement.open = false;
    };
    document.addEventListener("keydown", closeMenu);
    document.addEventListener("pointerdown", closeMenu);
    return () => {
      document.removeEventListener("keydown", closeMenu);
      document.removeEventListener("pointerdown", closeMenu);
    };
  }, []);
  return (
    <details ref={details} className={classes.account}>
      <summary aria-label={FRAME.account({ email })}>
        <StrokeIcon shape={PERSON_ICON} size={18} />
        <span>{email}</span>
      </summary>
      <div className={`band stack tight ${classes.choices}`}>
        <p>{FRAME.account({ email })}</p>
        {children}
        <TextLink to={paths.home()} c="inherit">
          {FRAME.shop}
        </TextLink>
      </div>
    </details>
  );
}
