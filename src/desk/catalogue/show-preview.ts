import { createContext, type ReactNode } from "react";
import type { ItemKind } from "../../domain/catalogue/types.ts";
import type { ItemForm } from "../../domain/desk/catalogue/admin-forms.ts";

export type PreviewProps = { kind: ItemKind; id: string; form: ItemForm };
export type ShowPreview = (props: PreviewProps & { title: string }) => ReactNode;

export const ShowPreviewContext = createContext<ShowPreview>(() => null);
