import { NativeSelect, TextInput } from "@mantine/core";
import "@mantine/core/styles/Input.layer.css";
import * as v from "valibot";
import { MEMBERS } from "#texts/desk.ts";
import { callDesk } from "../../../data/remote/desk/ask-desk.ts";
import { DESK_ROLES } from "../../../domain/access/desk-role.ts";
import { emailRule } from "../../../domain/booking/form/field-rules.ts";
import { checkWith, type ValidForm } from "../../../shared/form/check-with.ts";
import { useForm } from "../../../shared/form/use-form.ts";
import { FormDialog } from "../../shared/form-dialog.tsx";
import { failedSubmit, finishedSubmit } from "../../shared/submit-results.ts";

const formSchema = v.object({ address: emailRule, role: v.picklist(DESK_ROLES) });
type Invited = v.InferOutput<typeof formSchema>;
const EMPTY: Invited = { address: "", role: "office" };

export function InviteDialog({ done, close }: { done: () => void; close: () => void }) {
  const form = useForm<Invited, ValidForm<Invited>>({
    empty: EMPTY,
    check: checkWith(formSchema),
    send: async ({ output }) => {
      const answer = await callDesk("rpc/admin_invite_member", output);
      if (!answer.ok) return failedSubmit(answer, { address: output.address });
      return finishedSubmit(MEMBERS.sent({ to: output.address }), close, done);
    },
  });
  const { values, change, field } = form;
  return (
    <FormDialog title={MEMBERS.addTitle} form={form} save={MEMBERS.send} back={MEMBERS.back} close={close}>
      <TextInput
        label={MEMBERS.address}
        type="email"
        inputMode="email"
        autoComplete="off"
        required
        {...field("address")}
      />
      <NativeSelect
        label={MEMBERS.role}
        description={MEMBERS.rights[values.role]}
        value={values.role}
        data={DESK_ROLES.map((value) => ({ value, label: MEMBERS.roles[value] }))}
        onChange={({ currentTarget: { value } }) => change({ role: value === "owner" ? "owner" : "office" })}
      />
    </FormDialog>
  );
}
