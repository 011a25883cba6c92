-- Everybody may see what is offered, and nobody but staff the rest: the active cards of the catalogue, in their order (K12, T-042).
create or replace function app_service_cards() returns setof service_cards
  language sql stable security definer set search_path = public, pg_temp
  as $$ select * from service_cards where is_active order by position_order, id limit 200 $$;

grant execute on function app_service_cards() to app_public, app_member, app_staff;
