import { supabase } from "../net/supabase-client.ts";

const NO_ROW = "PGRST116";

/** Whether the server takes this user for an admin; 'unknown' when it could not be asked. */
export const askRole = async (userId: string): Promise<"admin" | "none" | "unknown"> => {
  const client = await supabase();
  const { data, error, status } = await client
    .from("user_roles")
    .select("role")
    .eq("user_id", userId)
    .eq("role", "admin")
    .single();
  if (!error) return data.role === "admin" ? "admin" : "none";
  if (status === 0 || status >= 500) return "unknown";
  if (error.code !== NO_ROW) console.warn("The role could not be asked:", error.message);
  return "none";
};
