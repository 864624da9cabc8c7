import type { ReactElement, ReactNode } from "react";
import { INFO_CONTENTS } from "#texts/info.ts";
import { sharePreview } from "../../data/net/addresses.ts";
import { routeOf } from "../../shared/site.ts";
import type { TitledRoute } from "../../shared/titles.ts";
import { Page } from "../../shared/ui/page/page.tsx";
import { Table } from "../../shared/ui/table.tsx";
import classes from "./info-page.module.css";

type PartProps = { id: string; title: string; children: ReactNode };

export const InfoSection = ({ id, title, children }: PartProps) => (
  <section id={id} aria-labelledby={`${id}-title`}>
    <h2 id={`${id}-title`}>{title}</h2>
    {children}
  </section>
);

type Props = {
  route: TitledRoute;
  description: string;
  lead: ReactNode;
  updated?: string;
  children: readonly ReactElement<PartProps>[];
};

export const InfoPage = ({ route, description, lead, updated, children }: Props) => (
  <Page route={route} lead={lead} description={description} {...sharePreview(routeOf(route).path)}>
    <div className={`stack ${classes.columns}`}>
      <nav aria-label={INFO_CONTENTS} className={classes.contents}>
        <ul className="plain">
          {children.map(({ props: { id, title } }) => (
            <li key={id}>
              <a href={`#${id}`}>{title}</a>
            </li>
          ))}
        </ul>
      </nav>
      <div className={classes.prose}>
        {children}
        {updated ? <p className={classes.updated}>{updated}</p> : null}
      </div>
    </div>
  </Page>
);

type TableProps = { caption: string; head: [string, string]; rows: [string, string][] };

export const FactTable = ({ caption, head, rows }: TableProps) => (
  <div className={`surface ${classes.frame}`}>
    <Table name={{ caption }} head={head} rows={rows.map(([name, value]) => ({ name, cells: [value] }))} />
  </div>
);
