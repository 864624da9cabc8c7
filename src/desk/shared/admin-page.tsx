import { MantineThemeProvider, Button, createTheme, NativeSelect, Textarea, TextInput } from "@mantine/core";
import type { ReactNode } from "react";
import { DESK_TITLES } from "#texts/desk.ts";
import type { TitledDeskRoute } from "../../shared/titles.ts";
import { PageMeta } from "../../shared/ui/page/page-meta.tsx";
import { useOfflineDays } from "./use-offline-days.ts";
import classes from "./admin-page.module.css";

const dense = createTheme({
  components: {
    Button: Button.extend({
      defaultProps: { size: "sm" },
      vars: (_, { size }) => ({ root: size === "compact-md" ? { "--button-fz": "var(--mantine-font-size-sm)" } : {} }),
    }),
    TextInput: TextInput.extend({ defaultProps: { size: "sm" } }),
    Textarea: Textarea.extend({ defaultProps: { size: "sm", rows: 4 } }),
    NativeSelect: NativeSelect.extend({ defaultProps: { size: "sm" } }),
  },
});

type PageName = { route: TitledDeskRoute; title?: never } | { route?: never; title: string };
type Props = PageName & {
  lead?: ReactNode;
  actions?: ReactNode;
  children: ReactNode;
};

export function AdminPage({ route, title: given, lead, actions, children }: Props) {
  const title = route ? DESK_TITLES[route] : given;
  useOfflineDays();
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
