import type { ReactNode } from "react";
import { PageHeading } from "../../shared/ui/page/page-heading.tsx";
import { Page } from "../../shared/ui/page/page.tsx";
import classes from "./payment.module.css";

type Props = { title: string; lead?: string; children: ReactNode };

export const PaymentPage = ({ title, lead, children }: Props) => (
  <Page narrow title={title} heading={null}>
    <div className={`surface ${classes.sheet}`}>
      <PageHeading lead={lead}>{title}</PageHeading>
      {children}
    </div>
  </Page>
);
