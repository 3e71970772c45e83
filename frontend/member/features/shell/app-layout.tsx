import '../../../shared/styles/app.css'
import { Outlet } from '@tanstack/react-router'

export function AppLayout() {
  return <Outlet />
}
