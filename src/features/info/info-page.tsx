import type { ReactNode } from "react";
import { sharedAs } from "../../data/net/addresses.ts";
import { routeOf, type TitledRoute, titleOf } from "../../shared/site.ts";
import { PageHeading } from "../../shared/ui/page/page-heading.tsx";
import { PageMeta } from "../../shared/ui/page/page-meta.tsx";
import { Page } from "../../shared/ui/page/page.tsx";
import classes from "./info-page.module.css";

type Section = { id: string; title: string; body: ReactNode };
type Props = {
  route: TitledRoute;
  description: string;
  lead: ReactNode;
  updated?: string;
  sections: Section[];
};

/** A text to read: a list of its parts beside it on wide screens, above it on narrow ones. */
export const InfoPage = ({ route, description, lead, updated, sections }: Props) => (
  <Page>
    <PageMeta title={titleOf(route)} description={description} {...sharedAs(routeOf(route).path)} />
    <PageHeading lead={lead}>{titleOf(route)}</PageHeading>
    <div className={classes.columns}>
      <nav aria-label="On this page" className={classes.contents}>
        <ul>
          {sections.map(({ id, title: name }) => (
            <li key={id}>
              <a href={`#${id}`}>{name}</a>
            </li>
          ))}
        </ul>
      </nav>
      <div className={classes.prose}>
        {sections.map(({ id, title: name, body }) => (
          <section key={id} id={id} aria-labelledby={`${id}-title`}>
            <h2 id={`${id}-title`}>{name}</h2>
            {body}
          </section>
        ))}
        {updated ? <p className={classes.updated}>{updated}</p> : null}
      </div>
    </div>
  </Page>
);
