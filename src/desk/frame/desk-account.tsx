import type { ReactNode } from "react";
import { FRAME } from "#texts/desk.ts";
import { paths } from "../../shared/paths.ts";
import { StrokeIcon } from "../../shared/ui/icons/stroke-icon.tsx";
import { TextLink } from "../../shared/ui/links.tsx";
import { Dropdown } from "../shared/dropdown.tsx";
import classes from "./desk-frame.module.css";

const PERSON_ICON = "M12 12a4 4 0 1 0 0-8 4 4 0 0 0 0 8zM4 21a8 8 0 0 1 16 0";

type Props = { email: string; children: ReactNode };

export const DeskAccount = ({ email, children }: Props) => (
  <Dropdown
    className={classes.account}
    summary={
      <summary aria-label={FRAME.account({ email })}>
        <StrokeIcon shape={PERSON_ICON} size={18} />
        <span>{email}</span>
      </summary>
    }
  >
    <div className={`band stack tight ${classes.choices}`}>
      <p>{FRAME.account({ email })}</p>
      {children}
      <TextLink to={paths.home()} c="inherit">
        {FRAME.shop}
      </TextLink>
    </div>
  </Dropdown>
);
