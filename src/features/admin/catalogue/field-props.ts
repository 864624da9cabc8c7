import type { ItemForms } from "../../../domain/catalogue/admin/admin-forms.ts";
import type { ItemKind } from "../../../domain/catalogue/types.ts";
import type { FormErrors } from "./save-item.ts";

export type FieldsProps<Kind extends ItemKind> = {
  form: ItemForms[Kind];
  errors: FormErrors;
  change: (changes: Partial<ItemForms[Kind]>) => void;
};

/** A text field bound to one entry of the form. */
export const textField = <Form extends object>(
  { form, errors, change }: { form: Form; errors: FormErrors; change: (changes: Partial<Form>) => void },
  name: keyof Form & string,
) => ({
  name,
  value: String(form[name]),
  error: errors[name],
  onChange: (event: { currentTarget: { value: string } }) =>
    change({ [name]: event.currentTarget.value } as Partial<Form>),
});
