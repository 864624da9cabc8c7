import { Container } from "@mantine/core";
import type { ReactNode } from "react";
import classes from "./page.module.css";

type Props = { children: ReactNode; /** Long texts read best in a narrow column. */ narrow?: boolean };

/** The column a page's content stands in. */
export const Page = ({ children, narrow = false }: Props) => (
  <Container size={narrow ? "44rem" : "74rem"} className={classes.page}>
    {children}
  </Container>
);
