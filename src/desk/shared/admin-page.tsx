import { MantineThemeProvider } from "@mantine/core";
import type { ReactNode } from "react";
import { type TitledRoute, titleOf } from "../../shared/site.ts";
import { PageMeta } from "../../shared/ui/page/page-meta.tsx";
import classes from "./admin-page.module.css";
import { dense } from "./dense.ts";
import { useDeskPocket } from "./use-pocket.ts";

type Named = { route: TitledRoute; title?: never } | { route?: never; title: string };
type Props = Named & {
  lead?: ReactNode;
  actions?: ReactNode;
  children: ReactNode;
};

export function AdminPage({ route, title: given, lead, actions, children }: Props) {
  const title = route ? titleOf(route) : given;
  useDeskPocket();
  return (
    <MantineThemeProvider theme={dense}>
      <div className={classes.page}>
        <PageMeta title={title} />
        <div className={`row ${classes.head}`}>
          <div>
            <h1 tabIndex={-1}>{title}</h1>
            {lead ? <p className="dim">{lead}</p> : null}
          </div>
          {actions ? <div className="row screen-only">{actions}</div> : null}
        </div>
        <div className={`stack ${classes.body}`}>{children}</div>
      </div>
    </MantineThemeProvider>
  );
}
