/** From → to → the imports that make this arrow; `name` says what each end of an import counts as. */
export function fold(imports, name) {
  const graph = new Map()
  for (const [from, to] of imports) {
    if (name(from) === name(to)) continue
    const arrows = graph.get(name(from)) ?? new Map()
    graph.set(name(from), arrows)
    arrows.set(name(to), [...(arrows.get(name(to)) ?? []), `${from} → ${to}`])
  }
  return graph
}

function reached(graph, from, seen = new Set()) {
  for (const to of graph.get(from)?.keys() ?? []) if (!seen.has(to)) reached(graph, to, seen.add(to))
  return seen
}

/** Every set of names that all reach each other, and the three arrows of it that the fewest imports make. */
export function ringsOf(graph) {
  const reach = new Map([...graph.keys()].map((name) => [name, reached(graph, name)]))
  const found = new Map()
  for (const [name, all] of reach) {
    const ring = [...all].filter((each) => reach.get(each)?.has(name)).sort()
    if (ring.length === 0) continue
    const arrows = ring.flatMap((from) =>
      [...graph.get(from)].filter(([to]) => ring.includes(to)).map(([, made]) => made),
    )
    arrows.sort((a, b) => a.length - b.length)
    found.set(
      ring.join(' ⇄ '),
      arrows.slice(0, 3).map(([first, ...more]) => (more.length ? `${first} (+${more.length})` : first)),
    )
  }
  return [...found]
}
