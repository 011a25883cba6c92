/** The contract's `Card` of a row `c`, column by column: what is not named here does not leave the server. */
export const cardColumns = `c.id, c.title, c.description, c.status, c.priority, c.assigned_to as "assignedTo",
  case when c.assigned_to is not null then (select n.name from app_names(array[c.assigned_to]) n) end as "assigneeName",
  c.due_date as "dueOn", c.labels, c.kind, c.decided_by as "decidedBy",
  case when c.decided_by is not null then (select n.name from app_names(array[c.decided_by]) n) end as "deciderName",
  c.decided_on as "decidedOn", c.rank, c.version, c.archived_at as "archivedAt", c.completed_at as "completedAt",
  c.created_at as "createdAt", c.updated_at as "updatedAt",
  exists (select from board_assignments a where a.target_id = c.id) as "fromSession"`
