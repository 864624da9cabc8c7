import type { ReactNode } from "react";
import { Link } from "react-router-dom";
import { FRAME } from "#texts/desk.ts";
import { paths } from "../../shared/paths.ts";
import { GirihStar } from "../../shared/ui/icons/girih-star.tsx";
import { useShop } from "../../shared/ui/shop.tsx";
import { CommandField } from "./command/command-field.tsx";
import { DeskAccount } from "./desk-account.tsx";
import { DeskNav } from "./desk-nav.tsx";
import classes from "./desk-frame.module.css";

type Props = { email: string; connection: ReactNode; account: ReactNode };

export function DeskFrame({ email, connection, account }: Props) {
  const { name } = useShop();
  return (
    <>
      <header className={classes.bar}>
        <Link to={paths.admin()} className={classes.mark} aria-label={FRAME.home({ shop: name })}>
          <GirihStar size={24} />
        </Link>
        <CommandField />
        {connection}
        <DeskAccount email={email}>{account}</DeskAccount>
      </header>
      <DeskNav />
    </>
  );
}
