import { Burger, Container } from "@mantine/core";
import "@mantine/core/styles/Burger.layer.css";
import { type MouseEvent, useEffect, useState } from "react";
import { NavLink } from "react-router-dom";
import { LANGUAGE_CHOICE, MENU_LABELS, SHELL } from "#texts/app.ts";
import { language } from "#texts/write.ts";
import { useSession } from "../../features/auth/session-store.ts";
import { paths } from "../../shared/paths.ts";
import { GirihStar } from "../../shared/ui/icons/girih-star.tsx";
import { Icon } from "../../shared/ui/icons/icon.tsx";
import { ButtonLink, TextLink } from "../../shared/ui/links.tsx";
import { useShop } from "../../shared/ui/shop.tsx";
import { LanguageChoice } from "./language-choice.tsx";
import { SessionButton } from "./session-button.tsx";
import { SEARCH_PANEL, useHeaderSearch } from "./use-header-search.ts";
import classes from "./navbar.module.css";

const links = [
  { to: paths.home(), label: MENU_LABELS.home },
  { to: paths.destinations(), label: MENU_LABELS.destinations },
  { to: paths.tours(), label: MENU_LABELS.tours },
  { to: paths.packages(), label: MENU_LABELS.packages },
  { to: paths.trips(), label: MENU_LABELS.trips },
  { to: paths.about(), label: MENU_LABELS.about },
];

export function Navbar() {
  const { name } = useShop();
  const [open, setOpen] = useState(false);
  const isAdmin = useSession((session) => session.isAdmin);
  const isGuide = useSession((session) => session.isGuide);
  const { Panel, toggle } = useHeaderSearch();
  const close = () => setOpen(false);
  const search = {
    to: paths.search(),
    "aria-expanded": Panel !== null,
    "aria-controls": Panel ? SEARCH_PANEL : undefined,
    onClick(event: MouseEvent<HTMLElement>) {
      close();
      toggle(event);
    },
  };
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (event.key === "Escape") setOpen(false);
    };
    document.addEventListener("keydown", onKey);
    return () => document.removeEventListener("keydown", onKey);
  }, []);
  const shownLinks = [
    ...links,
    ...(isGuide ? [{ to: paths.guide(), label: MENU_LABELS.guide }] : []),
    ...(isAdmin ? [{ to: paths.admin(), label: MENU_LABELS.admin }] : []),
  ];

  return (
    <header className={classes.header}>
      <Container size="74rem" className={classes.bar}>
        <TextLink to={paths.home()} underline="never" className={classes.logo}>
          <GirihStar size={30} />
          <span>{name}</span>
        </TextLink>
        <nav aria-label={SHELL.mainMenu} id="main-menu" className={classes.menu} data-open={open || undefined}>
          <ul className={`plain ${classes.links}`}>
            {shownLinks.map(({ to, label }) => (
              <li key={to} className={to === paths.admin() ? classes.wide : undefined}>
                <NavLink to={to} end={to === "/"} className={classes.link} onClick={close}>
                  {label}
                </NavLink>
              </li>
            ))}
          </ul>
          <NavLink {...search} className={`${classes.link} ${classes.search}`}>
            <Icon name="search" />
            <span>{MENU_LABELS.search}</span>
          </NavLink>
          <div className={classes.actions}>
            <SessionButton onClick={close} />
            <ButtonLink to={paths.tours()} size="sm" onClick={close}>
              {SHELL.bookNow}
            </ButtonLink>
          </div>
          <button
            type="button"
            className={`${classes.link} ${classes.language}`}
            popoverTarget="languages"
            title={LANGUAGE_CHOICE.title}
          >
            {language}
          </button>
          <div id="languages" popover="auto" className={classes.languages}>
            <LanguageChoice className={classes.link} />
          </div>
        </nav>
        {isAdmin ? (
          <NavLink to={paths.admin()} className={`${classes.link} ${classes.desk}`} onClick={close}>
            {MENU_LABELS.admin}
          </NavLink>
        ) : null}
        <NavLink {...search} className={classes.find} aria-label={MENU_LABELS.search}>
          <Icon name="search" />
        </NavLink>
        <Burger
          className={classes.burger}
          opened={open}
          onClick={() => setOpen((was) => !was)}
          aria-label={open ? SHELL.closeMenu : SHELL.openMenu}
          aria-expanded={open}
          aria-controls="main-menu"
        />
      </Container>
      {Panel ? <Panel id={SEARCH_PANEL} /> : null}
    </header>
  );
}
